import { type Exported, OF_USER } from '../../infra/export/exported.ts';

export const badgesExported: readonly Exported[] = [
  {
    area: 'badges',
    table: 'badge_earned',
    columns: ['badge', 'earned_at', 'told_at'],
    where: OF_USER,
  },
];
