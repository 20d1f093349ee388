/** Whether the visitor agreed to measuring. There is no consent banner yet, so the answer is no. */
export function mayMeasure(): boolean {
  return false;
}
