/** Notes when each key was pressed, before the page sees it. */
export async function watchKeys(page) {
  await page.evaluate(() => {
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        window.pressedAt = performance.timeOrigin + timeStamp;
      },
      { capture: true },
    );
  });
}

/** Runs in the frame: waits for a text, and for the frame that paints it. */
function beginToWait(wanted) {
  window.shownAt = new Promise((resolve, reject) => {
    setTimeout(reject, 30_000, new Error(`"${wanted}" is not shown.`));
    const watch = new MutationObserver(() => {
      if (!document.body.textContent.includes(wanted)) return;
      watch.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // The paint is over when a task after the next frame runs.
        port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
        port2.postMessage(0);
      });
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** Presses a key. @returns the milliseconds until a frame shows a text, which it does not show yet */
export async function shownAfter(page, frame, { key, wanted }) {
  await frame.evaluate(beginToWait, wanted);
  await page.keyboard.press(key);
  const shownAt = await frame.evaluate(() => window.shownAt);
  return shownAt - (await page.evaluate(() => window.pressedAt));
}
