package io.petteia.agents;

/** Ridge regression of how games ended on what was seen before. Each game weighs as much as another; few games teach little. */
final class Regression {
    /** The correlation from which on something is foretold. */
    static final double TELLING = 0.3;

    /** So many games' worth of doubt. */
    private static final double DOUBT = 3;

    /** What is believed of the first feature, pieces, before anything has been seen: more is better. In deviations. */
    private static final double PRIOR = 0.3;

    private final int size;
    private final double[][] products;
    private final double[] withResult;
    private double results;
    private double weight;

    Regression(int size) {
        this.size = size;
        products = new double[size][size];
        withResult = new double[size];
    }

    void add(double[] features, double result, double weighing) {
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) products[i][j] += weighing * features[i] * features[j];
            withResult[i] += weighing * features[i] * result;
        }
        results += weighing * result * result;
        weight += weighing;
    }

    /** The same, but for its last feature. */
    Regression without(int last) {
        Regression fewer = new Regression(last);
        for (int i = 0; i < last; i++) {
            System.arraycopy(products[i], 0, fewer.products[i], 0, last);
            fewer.withResult[i] = withResult[i];
        }
        fewer.results = results;
        fewer.weight = weight;
        return fewer;
    }

    boolean varies(int feature) {
        return deviation(feature) > 0;
    }

    private double deviation(int feature) {
        return weight == 0 ? 0 : Math.sqrt(products[feature][feature] / weight);
    }

    /** By feature; 0 for one that does not vary. */
    double[] weights() {
        double[][] rows = new double[size][size + 1];
        for (int i = 0; i < size; i++) {
            double own = deviation(i);
            for (int j = 0; j < size; j++) {
                double scale = own * deviation(j);
                rows[i][j] = scale == 0 ? 0 : products[i][j] / scale;
            }
            rows[i][i] += DOUBT;
            rows[i][size] = (own == 0 ? 0 : withResult[i] / own) + (i == 0 ? DOUBT * PRIOR : 0);
        }
        double[] weights = solved(rows);
        for (int i = 0; i < size; i++) weights[i] = deviation(i) == 0 ? 0 : weights[i] / deviation(i);
        return weights;
    }

    /** Gauss; the matrix is positive definite. */
    private double[] solved(double[][] rows) {
        for (int i = 0; i < size; i++)
            for (int below = i + 1; below < size; below++) {
                double factor = rows[below][i] / rows[i][i];
                for (int j = i; j <= size; j++) rows[below][j] -= factor * rows[i][j];
            }
        double[] solution = new double[size];
        for (int i = size - 1; i >= 0; i--) {
            double rest = rows[i][size];
            for (int j = i + 1; j < size; j++) rest -= rows[i][j] * solution[j];
            solution[i] = rest / rows[i][i];
        }
        return solution;
    }

    /** How far what is foretold goes with what came, from 0 to 1. */
    double quality() {
        double[] weights = weights();
        double together = 0;
        double foretold = 0;
        for (int i = 0; i < size; i++) {
            together += weights[i] * withResult[i];
            for (int j = 0; j < size; j++) foretold += weights[i] * weights[j] * products[i][j];
        }
        return foretold <= 0 || results <= 0 ? 0 : together / Math.sqrt(foretold * results);
    }
}
