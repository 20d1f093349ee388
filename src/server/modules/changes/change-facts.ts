import type { Tariff } from '../../../shared/api/catalogue.ts';
import { changePrice } from '../../../shared/price.ts';
import { changeMonth, minimumEndAfter } from '../../../shared/states/tariff-change.ts';
import type { SummaryFacts } from '../orders/contract-summary/summary-facts.ts';
import type { ChangingLine } from './tariff-change.repository.ts';

/** The contract summary of a change: its tariff in German words. */
export function changeFacts(
  line: ChangingLine,
  tariff: Tariff,
  { today, earlyStart }: { today: string; earlyStart: boolean },
): SummaryFacts {
  const { startsOn } = changeMonth(line.startsOn, today, earlyStart);
  const { id, name, dataGb, speedMbit, uploadMbit, throttledKbit, termMonths } = tariff;
  return {
    team: line.team,
    tariff: { id, name, dataGb, speedMbit, uploadMbit, throttledKbit, termMonths },
    numberType: 'new',
    simType: line.simType,
    msisdn: line.msisdn,
    options: [],
    jersey: null,
    price: changePrice(tariff),
    change: {
      contractNumber: line.contractNumber,
      from: line.tariffName,
      startsOn,
      minimumEndsOn: minimumEndAfter(startsOn, termMonths, line.minimumEndsOn),
    },
  };
}
