/** Whether measuring was agreed to. There is no consent banner yet, so nobody has. */
export function mayMeasure(): boolean {
  return false;
}
