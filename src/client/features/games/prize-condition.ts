/**
 * What a label says after its figure, which stands large on the ticket: "2 GB extra für 14 Tage" is "extra für 14 Tage" there.
 * A label that begins otherwise stays whole, so that its sentence stays right.
 */
export function prizeCondition(label: string, figure: string | undefined): string {
  const plain = label.replace(/\s/g, ' ');
  const start = figure?.replace(/\s/g, ' ');
  return start && plain.startsWith(`${start} `) ? label.slice(start.length + 1) : label;
}
