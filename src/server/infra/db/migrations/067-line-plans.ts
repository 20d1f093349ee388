import type { Migration } from '../migration.ts';

/** The network hears of a line's card and plan. */
export const linePlans: Migration = {
  id: '067-line-plans',
  sql: `
ALTER TABLE network_task DROP CONSTRAINT network_task_act_check;
ALTER TABLE network_task ADD CONSTRAINT network_task_act_check
  CHECK (act IN ('activate', 'changePlan', 'block', 'unblock', 'grant', 'endGrant'));

-- Lines that are active today are told once more, now with card and plan. The network takes it as a repetition.
INSERT INTO network_task (line_id, act, input, next_attempt_at)
SELECT c.id, 'activate', jsonb_build_object('lineId', c.id, 'msisdn', c.msisdn, 'iccid', s.iccid, 'at', c.activated_at,
    'plan', jsonb_build_object('id', t.external_id, 'downloadMbit', t.speed_mbit, 'uploadMbit', t.upload_mbit,
      'throttledKbit', t.throttled_kbit)), c.activated_at
  FROM contract c JOIN tariff t ON t.id = c.tariff_id JOIN sim_card s ON s.order_id = c.order_id
 WHERE c.activated_at IS NOT NULL AND c.closed_at IS NULL ORDER BY c.activated_at;
`,
};
