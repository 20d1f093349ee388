/** `shown` on a page; `sent` is every attempt, which ends as `accepted` or `refused` unless the server fails. */
export type VariantOutcome = 'shown' | 'sent' | 'accepted' | 'refused';

/** How often each wording of a form was seen and what became of it, in this process; without any id. */
export interface VariantCounts {
  count(form: string, variant: string, outcome: VariantOutcome): void;
  /** In the text format of Prometheus. */
  lines(): string[];
}

export function countVariants(): VariantCounts {
  const counts = new Map<string, number>();
  return {
    count: (form, variant, outcome) => {
      const labels = `form="${form}",variant="${variant}",outcome="${outcome}"`;
      counts.set(labels, (counts.get(labels) ?? 0) + 1);
    },
    lines: () => [
      '# TYPE form_variant_total counter',
      ...[...counts].sort().map(([labels, n]) => `form_variant_total{${labels}} ${n}`),
    ],
  };
}
