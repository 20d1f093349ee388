import { withCheckDigit } from '../../../shared/rules/iccid.ts';
import type { ReadableGoods } from '../../infra/import/readable-goods.ts';
import { refuseRepeatedKeys } from '../../infra/import/refuse-repeated.ts';
import { type Counted, digitsOfRange, type NumberRange } from './number-range.ts';
import { putSims, type StockedSim, stockedSims } from './sim-stock.repository.ts';

/** A card or profile as a file brings it, or a series of them. */
type SimItem = ({ iccid: string } | NumberRange) & Pick<StockedSim, 'type' | 'place'>;

/** The SIM cards and eSIM profiles of all brands. One that has an order stays as it is. */
export const simCardsGoods: ReadableGoods<SimItem> = {
  id: 'sim-cards',
  isShared: true,
  async write(tx, _team, items) {
    const sum: Counted = { count: items.filter((item) => 'iccid' in item).length };
    const sims = items.flatMap((item, index) => simsOf(item, `/${index}`, sum));
    refuseRepeatedKeys(sims.map(({ path, iccid }) => ({ path, key: iccid })));
    return putSims(
      tx,
      sims.map(({ iccid, type, place }) => ({ iccid, type, place })),
    );
  },
  read: stockedSims,
};

function simsOf(item: SimItem, path: string, sum: Counted): (StockedSim & { path: string })[] {
  const { type, place } = item;
  if ('iccid' in item) return [{ iccid: item.iccid, type, place, path }];
  // The last digit follows from the others, so the cards of a series are counted without it.
  const [from, to] = [item.from.slice(0, -1), item.to.slice(0, -1)];
  return digitsOfRange({ from, to }, path, sum).map((digits) => ({
    iccid: withCheckDigit(digits),
    type,
    place,
    path,
  }));
}
