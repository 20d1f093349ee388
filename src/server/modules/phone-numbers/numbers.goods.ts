import type { PhoneNumberClass } from '../../../shared/enums.ts';
import type { ReadableGoods } from '../../infra/import/readable-goods.ts';
import { refuseRepeatedKeys } from '../../infra/import/refuse-repeated.ts';
import { type Counted, digitsOfRange, type NumberRange } from './number-range.ts';
import { putNumbers, type StockedNumber, stockedNumbers } from './number-stock.repository.ts';

type Kind = { kind: 'general' } | { kind: 'vip'; class: PhoneNumberClass; priceCents: number };
/** A number as a file brings it, or a block of them. */
type NumberItem = ({ msisdn: string } | NumberRange) & Kind;

/** The pool of phone numbers of all brands. A number that is taken stays as it is. */
export const numbersGoods: ReadableGoods<NumberItem> = {
  id: 'numbers',
  isShared: true,
  async write(tx, _team, items) {
    const sum: Counted = { count: items.filter((item) => 'msisdn' in item).length };
    const numbers = items.flatMap((item, index) => numbersOf(item, `/${index}`, sum));
    refuseRepeatedKeys(numbers.map(({ path, msisdn }) => ({ path, key: msisdn })));
    return putNumbers(
      tx,
      numbers.map(({ path: _path, ...number }) => number),
    );
  },
  async read(db) {
    return (await stockedNumbers(db)).map(asItem);
  },
};

function numbersOf(item: NumberItem, path: string, sum: Counted): (StockedNumber & { path: string })[] {
  const { kind } = item;
  const about: Omit<StockedNumber, 'msisdn'> =
    item.kind === 'vip'
      ? { kind, class: item.class, priceCents: item.priceCents }
      : { kind, class: 'None', priceCents: 0 };
  if ('msisdn' in item) return [{ msisdn: item.msisdn, ...about, path }];
  const [from, to] = [item.from.slice(1), item.to.slice(1)];
  return digitsOfRange({ from, to }, path, sum).map((digits) => ({ msisdn: `+${digits}`, ...about, path }));
}

function asItem({ msisdn, kind, class: numberClass, priceCents }: StockedNumber): NumberItem {
  return kind === 'vip' ? { msisdn, kind, class: numberClass, priceCents } : { msisdn, kind };
}
