import { simTypes } from '../../../shared/enums.ts';
import { contractStates } from '../../../shared/states/contract.ts';
import { day, object, oneOf, orNull, text, uuid } from '../../plugins/answer-schema.ts';

export const contractAnswer = object({
  id: uuid,
  number: text,
  orderId: uuid,
  state: oneOf(...contractStates),
  msisdn: text,
  tariffId: uuid,
  tariffName: text,
  concludedOn: day,
  startsOn: day,
  minimumEndsOn: day,
  lastDayToCancel: day,
  endedOn: orNull(day),
  earliestEndOn: day,
  withdrawableUntil: orNull(day),
  sim: orNull(
    object({
      type: oneOf(...simTypes),
      state: oneOf('assigned', 'prepared', 'active', 'blocked'),
      iccid: text,
    }),
  ),
  esim: orNull(object({ smdpAddress: text, activationCode: text })),
  confirmationId: orNull(uuid),
});
