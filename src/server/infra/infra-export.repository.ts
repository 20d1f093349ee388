import type { Exported } from './export/exported.ts';

/** Papers, and what we wrote to the person. Secrets stand in the texts of mails; the papers can be downloaded. */
export const infraExported: readonly Exported[] = [
  {
    area: 'papers',
    table: 'document',
    columns: [
      'id',
      'kind',
      'file_name',
      'lang',
      'order_id',
      'contract_id',
      'invoice_id',
      'created_at',
      'expires_at',
    ],
    omitted: {
      owner: 'it is the account itself',
      hash: 'our own work',
      bytes: 'the paper itself can be downloaded',
    },
    where: `owner = 'user:' || $1::text`,
  },
  {
    area: 'messages',
    table: 'outbox',
    columns: ['channel', 'recipient', 'lang', 'template', 'subject', 'created_at', 'sent_at'],
    omitted: {
      id: 'our own work',
      text: 'it can contain codes and links that open the account',
      html: 'it can contain codes and links that open the account',
      attempts: 'our own work',
      next_attempt_at: 'our own work',
      expires_at: 'our own work',
    },
    where:
      'recipient IN (SELECT email FROM users WHERE id = $1 UNION ALL SELECT phone FROM users WHERE id = $1) AND team = (SELECT team FROM users WHERE id = $1)',
  },
];
