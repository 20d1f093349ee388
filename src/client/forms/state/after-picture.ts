/** A page in the background shows no pictures; its work is done after this time. */
const LONGEST_WAIT_MS = 200;

/** Does work once, when the next picture is on the screen. */
export function afterPicture(work: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    clearTimeout(late);
    work();
  };
  const late = setTimeout(once, LONGEST_WAIT_MS);
  // The callback runs just before the picture is drawn, a task that it orders just after.
  requestAnimationFrame(() => setTimeout(once));
}
