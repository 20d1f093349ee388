import { type Exported, OF_USER } from '../../infra/export/exported.ts';

/** What was sent by pages that only data describe. */
export const submissionsExported: readonly Exported[] = [
  {
    area: 'messages',
    table: 'submission',
    columns: ['id', 'lang', 'form', 'definition_version', 'answers', 'created_at', 'expires_at'],
    where: OF_USER,
  },
];
