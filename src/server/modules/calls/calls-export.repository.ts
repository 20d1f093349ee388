import { type Exported, OF_CONTRACTS } from '../../infra/export/exported.ts';

/** What the customer wants listed, what was declared for it, and the connections. */
export const callsExported: readonly Exported[] = [
  {
    area: 'calls',
    table: 'itemised_line',
    columns: ['contract_id', 'choice', 'chosen_at', 'since', 'whole_since', 'told_at'],
    omitted: { read_from: 'our own work', next_read_at: 'our own work' },
    where: OF_CONTRACTS,
  },
  {
    area: 'calls',
    table: 'itemised_choice',
    columns: ['id', 'contract_id', 'choice', 'line_use', 'answers', 'definition_version', 'created_at'],
    where: OF_CONTRACTS,
  },
  {
    area: 'calls',
    table: 'line_connection',
    columns: ['contract_id', 'day', 'started_at', 'kind', 'zone', 'number', 'seconds', 'amount', 'cents'],
    omitted: { id: 'the network’s own work' },
    where: OF_CONTRACTS,
  },
];
