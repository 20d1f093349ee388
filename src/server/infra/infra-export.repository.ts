import { type Exported, OF_USER } from './export/exported.ts';

/** Papers and files by their names: they themselves can be downloaded. And the message centre. */
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
    area: 'papers',
    table: 'upload',
    columns: [
      'id',
      'form',
      'field',
      'name',
      'type',
      'bytes',
      'is_scanned',
      'created_at',
      'claimed_at',
      'expires_at',
    ],
    omitted: {
      owner: 'it is the account itself',
      content: 'the file itself can be downloaded, by its id',
      submission_id: 'the submission names the file',
      message_id: 'the message names the file',
    },
    where: `owner = 'user:' || $1::text`,
  },
  {
    area: 'messages',
    table: 'notice',
    columns: ['id', 'kind', 'lang', 'title', 'text', 'path', 'sent_by', 'has_files', 'created_at', 'read_at'],
    where: OF_USER,
  },
  {
    area: 'messages',
    table: 'notice_choice',
    columns: ['notice_group', 'email', 'sms', 'definition_version', 'chosen_at'],
    where: OF_USER,
  },
];
