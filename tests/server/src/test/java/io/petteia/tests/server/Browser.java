package io.petteia.tests.server;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;

/** A Chromium without a screen, and what a person does in it. */
final class Browser implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final String[] DRIVERS = {"/usr/bin/chromedriver", "/usr/lib/chromium/chromedriver"};
    private static final String[] BROWSERS = {"/usr/bin/chromium", "/usr/bin/chromium-browser"};

    private final ChromeDriver driver;

    Browser(int width, int height) {
        File program = found(DRIVERS);
        File chromium = found(BROWSERS);
        assumeTrue(program != null && chromium != null, "Chromium and its driver are not installed");
        ChromeOptions options = new ChromeOptions();
        options.setBinary(chromium);
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--lang=en",
                "--window-size=" + width + "," + height);
        driver = new ChromeDriver(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(program)
                        .usingAnyFreePort()
                        .build(),
                options);
        if (width < 600)
            driver.executeCdpCommand(
                    "Emulation.setDeviceMetricsOverride",
                    Map.of("width", width, "height", height, "deviceScaleFactor", 2, "mobile", true));
    }

    private static File found(String... paths) {
        return Stream.of(paths)
                .map(File::new)
                .filter(File::canExecute)
                .findFirst()
                .orElse(null);
    }

    void go(String address) {
        driver.get("about:blank");
        driver.get(address);
    }

    void reload() {
        driver.navigate().refresh();
    }

    /** What a script gives. */
    Object script(String text, Object... arguments) {
        return driver.executeScript(text, arguments);
    }

    String page() {
        return String.valueOf(script("return document.documentElement.outerHTML"));
    }

    void await(String what, Supplier<Boolean> holds) {
        if (within(PATIENCE.toSeconds(), holds)) return;
        shot("failed");
        throw new AssertionError(what + " is not so: " + text("main"));
    }

    /** Whether it comes to be so in so many seconds. */
    boolean within(long seconds, Supplier<Boolean> holds) {
        long end = System.nanoTime() + Duration.ofSeconds(seconds).toNanos();
        while (System.nanoTime() < end) {
            try {
                if (holds.get()) return true;
                Thread.sleep(25);
            } catch (StaleElementReferenceException e) {
                // drawn anew meanwhile
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
        return false;
    }

    boolean has(String selector) {
        return !driver.findElements(By.cssSelector(selector)).isEmpty();
    }

    void awaitSight(String selector) {
        await(selector, () -> has(selector));
    }

    void awaitText(String selector, String text) {
        await(
                selector + " saying " + text,
                () -> has(selector) && text(selector).contains(text));
    }

    String text(String selector) {
        return driver.findElement(By.cssSelector(selector)).getText();
    }

    int count(String selector) {
        return driver.findElements(By.cssSelector(selector)).size();
    }

    List<String> texts(String selector) {
        // At once: what is drawn anew meanwhile is not met half.
        List<?> texts =
                (List<?>) script("return [...document.querySelectorAll(arguments[0])].map(e => e.innerText)", selector);
        return texts.stream().map(String::valueOf).toList();
    }

    void click(String selector) {
        awaitSight(selector);
        await("a click on " + selector, () -> {
            WebElement element = driver.findElement(By.cssSelector(selector));
            script("arguments[0].scrollIntoView({block: 'center'})", element);
            element.click();
            return true;
        });
    }

    void type(String selector, String text) {
        WebElement field = driver.findElement(By.cssSelector(selector));
        field.clear();
        field.sendKeys(text);
    }

    void choose(String selector, String value) {
        new org.openqa.selenium.support.ui.Select(driver.findElement(By.cssSelector(selector))).selectByValue(value);
    }

    // ---- the board
    private static String site(String name) {
        return ".board g[data-site=\"" + name + "\"]";
    }

    /** Whatever of the site lies on top is met, as by a finger; once more if the board is drawn anew while the finger is on its way. */
    void clickSite(String name) {
        await("a click on " + name, () -> {
            WebElement cell = driver.findElement(By.cssSelector(site(name) + " > *"));
            script("arguments[0].scrollIntoView({block: 'center'})", cell);
            new Actions(driver).moveToElement(cell).click().perform();
            return true;
        });
    }

    /** Walks over the board with the arrow keys until the site has the focus, and presses Enter. */
    void enterSite(String name) {
        if (!"true".equals(String.valueOf(script("return document.activeElement.closest('.board') !== null"))))
            script("document.querySelector('.board [tabindex=\"0\"]').focus()");
        SplittableRandom random = new SplittableRandom(1);
        for (int step = 0; step < 200; step++) {
            if (name.equals(focus())) {
                press(Keys.ENTER);
                return;
            }
            press(random.nextInt(5) == 0 ? any(random) : towards(name, step % 2 == 0));
        }
        throw new AssertionError("the keys do not lead to " + name);
    }

    String focus() {
        return String.valueOf(script("return document.activeElement.dataset.site ?? ''"));
    }

    private static Keys any(SplittableRandom random) {
        return List.of(Keys.ARROW_UP, Keys.ARROW_DOWN, Keys.ARROW_LEFT, Keys.ARROW_RIGHT)
                .get(random.nextInt(4));
    }

    private Keys towards(String name, boolean larger) {
        List<?> way = (List<?>) script(
                "const a = document.activeElement.dataset, b = document.querySelector(arguments[0]).dataset;"
                        + "return [b.x - a.x, b.y - a.y]",
                site(name));
        double x = ((Number) way.get(0)).doubleValue();
        double y = ((Number) way.get(1)).doubleValue();
        boolean across = Math.abs(x) > Math.abs(y) == larger ? Math.abs(x) > 3 : Math.abs(y) <= 3;
        if (across) return x > 0 ? Keys.ARROW_RIGHT : Keys.ARROW_LEFT;
        return y > 0 ? Keys.ARROW_DOWN : Keys.ARROW_UP;
    }

    void press(CharSequence key) {
        new Actions(driver).sendKeys(key).perform();
    }

    /** A picture of what is seen, for whoever reads the test's report. */
    void shot(String name) {
        try {
            Path folder = Files.createDirectories(Path.of("target", "screenshots"));
            Files.write(folder.resolve(name + ".png"), driver.getScreenshotAs(OutputType.BYTES));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public void close() {
        driver.quit();
    }
}
