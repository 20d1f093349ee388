import { boolean, object, text } from '../../../shared/api/shapes.ts';
import { formContract, need } from '../../../shared/contracts/contract.ts';
import { ticked } from '../../../shared/contracts/shapes.ts';

/** What is read of the order of another tariff. */
export const tariffChange = formContract(
  'contract/tariff-change',
  'call POST /api/tariffs/me',
  object({
    tariffId: need(
      text,
      'it names the tariff that is ordered',
      'column tariff_change.tariff_id',
      'paper contractSummary',
      'mail tariffChangeOrdered',
      'mail tariffChanged',
    ),
    earlyStart: need(
      boolean,
      'it says whether the tariff begins before the withdrawal period ends',
      'column tariff_change.early_start',
    ),
    summaryReceived: need(ticked, 'the contract summary must be received before the order (§ 54 TKG)'),
    termsAccepted: need(ticked, 'without it there is no contract'),
  }),
);
