/**
 * The lists of choices that pages give to forms (`"ui:options": {"source": "<name>"}`), by the area or the form that
 * gets them. A form's other choices stand in its schema.
 */
export const FORM_SOURCES = {
  order: [
    'tariffs',
    'options',
    'jerseyPayments',
    'providers',
    'paymentMethods',
    'savedPaymentMethods',
    'earlyStarts',
  ],
  'contract/tariff-change': ['tariffs', 'starts'],
  'invoices/objection': ['billLines'],
  'account/notices': ['noticeWays', 'usageWays'],
} as const satisfies Record<string, readonly string[]>;

/** Drawings that pages give to forms, on cards (`"ui:options": {"picture": "<name>"}`) or beside a row (`preview`), by area. */
export const FORM_PICTURES = { order: ['jersey'] } as const satisfies Record<string, readonly string[]>;

/** What a table of this file gives to a form. */
export function givenTo(table: Readonly<Record<string, readonly string[]>>, formId: string): string[] {
  const [area = ''] = formId.split('/');
  return [area, formId].flatMap((key) => (Object.hasOwn(table, key) ? (table[key] ?? []) : []));
}
