/** The name of a heading in addresses: `#kann-ich-meine-nummer-behalten`, in letters without signs. */
export function headingAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
