import { type Exported, OF_USER } from '../../infra/export/exported.ts';

/** Messages to the service that the customer sent while logged in. */
export const supportExported: readonly Exported[] = [
  {
    area: 'messages',
    table: 'support_message',
    columns: [
      'id',
      'lang',
      'subject',
      'message',
      'name',
      'email',
      'created_at',
      'definition_version',
      'answers',
    ],
    where: OF_USER,
  },
];
