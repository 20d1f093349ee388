import {
  answer,
  day,
  integer,
  object,
  optional,
  orNull,
  type SystemOperation,
  shortText,
  text,
  words,
} from '../http/system-operation.ts';

const parcel = answer({
  id: shortText(100),
  state: words('ordered', 'packed', 'handedOver', 'delivered'),
  since: day,
  trackingNumber: optional(shortText(40)),
});

const body = object({
  kind: words('sim', 'jersey'),
  recipient: object({
    name: shortText(200),
    street: shortText(200),
    houseNumber: shortText(20),
    postalCode: shortText(10),
    city: shortText(100),
  }),
  iccid: orNull(shortText(20)),
  jersey: orNull(
    object({
      size: shortText(10),
      style: shortText(20),
      name: text(20),
      number: integer,
    }),
  ),
});

/** What the carrier offers. */
export const logisticsOperations = {
  create: {
    method: 'PUT',
    path: '/parcels/{id}',
    summary: 'Creates a parcel, once by its id, and says how it stands.',
    body,
    answer: parcel,
  },
  read: { method: 'GET', path: '/parcels/{id}', summary: 'How a parcel stands.', answer: parcel },
  cancel: {
    method: 'PUT',
    path: '/parcels/{id}/cancellation',
    summary:
      'Stops a parcel that is not handed over. It is kept for an unknown id too: a parcel that is ordered later under this id is not made any more.',
    body: object({}),
    answer: answer({ id: shortText(100) }),
    refusals: [409],
  },
} as const satisfies Record<string, SystemOperation>;

/** The types of the news that the carrier sends to `/api/webhooks/logistics`. */
export const logisticsNews = ['parcel.changed'] as const;
