import { type Mistake, swap } from './mistake.ts';

const SPECIMEN = 'schemas/specimen/vocabulary.schema.json';
const LOOKS = 'ui-schemas/specimen/vocabulary.ui.json';
const STAY = /\{\s*"yearsSince": \{\s*"\$data": "1\/arrival"\s*\}\s*\}/;

/** The field `stay` with another formula. */
function stay(formula: unknown): Mistake['edits'] {
  return { [SPECIMEN]: swap(STAY, JSON.stringify(formula)) };
}

function choice(condition: object, yes: unknown, no?: unknown): unknown {
  return Object.fromEntries([['if', condition], ['then', yes], ...(no === undefined ? [] : [['else', no]])]);
}

const MIRROR =
  '"mirror": { "type": "integer", "x-compute": { "sum": [{ "$data": "1/stay" }, 1] } }, "extra": { "type": "integer" }, "seat": {';
const HIDES =
  '"allOf": [{ "if": { "properties": { "stay": { "minimum": 1 } } }, "else": { "properties": { "extra": false } } },\n{ "if": { "validUntil"';

/** The same beside `mirror`, which is computed from it, and `extra`, which comes and goes with it. */
function stayAmong(formula: unknown): Mistake['edits'] {
  const steps = [
    swap(STAY, JSON.stringify(formula)),
    swap('"seat": {', MIRROR),
    swap(/"allOf": \[\s*\{\s*"if": \{\s*"validUntil"/, HIDES),
  ];
  return { [SPECIMEN]: (text) => steps.reduce((now, step) => String(step(now)), text) };
}

/** The field `stay` with something beside its formula. */
function besideStay(more: string): Mistake['edits'] {
  return { [SPECIMEN]: swap(/"stay": \{/, `"stay": { ${more},`) };
}

const at = (field: string) => `vocabulary\\.schema\\.json#/properties/${field}/x-compute: `;
const says = (field: string, sentence: string) => new RegExp(at(field) + sentence);
const seven = [1, 2, 3, 4, 5, 6, 7].reduce<unknown>((inner) => ({ sum: [inner] }), 1);

/** Mistakes in computed fields. */
export const computedMistakes: Mistake[] = [
  {
    name: 'a formula with an operation that does not exist',
    edits: stay({ summ: [1, 2] }),
    says: says('stay', '"summ" is no operation; did you mean "sum"\\?'),
  },
  {
    name: 'a formula with a field that does not exist',
    edits: stay({ yearsSince: { $data: '1/arival' } }),
    says: says('stay', '"1/arival" leads to no field: there is no "arival"; did you mean "arrival"\\?'),
  },
  {
    name: 'a formula that leads out of the form',
    edits: stay({ yearsSince: { $data: '3/arrival' } }),
    says: says('stay', '"3/arrival" leads out of the form'),
  },
  {
    name: 'a sum of texts',
    edits: stay({ sum: [{ $data: '1/firstName' }, 1] }),
    says: says('stay', '"sum" takes a whole number, but "1/firstName" is a text\\.'),
  },
  {
    name: 'a formula whose value does not fit the type',
    edits: stay({ concat: [{ $data: '1/firstName' }] }),
    says: says('stay', 'The formula does not give a value of type "integer"'),
  },
  {
    name: 'a formula with a part of a cent',
    edits: stay({ product: [{ $data: '1/tickets' }, 0.19] }),
    says: says('stay', '0\\.19 is not whole\\. Count cents\\.'),
  },
  {
    name: 'a formula that is too deep',
    edits: stay(seven),
    says: says('stay', 'This formula is more than 6 levels deep'),
  },
  {
    name: 'a formula that is too long',
    edits: stay({ sum: Array.from({ length: 60 }, () => 1) }),
    says: says('stay', 'This formula has more than 50 parts'),
  },
  {
    name: 'a field that is computed from itself',
    edits: stay({ sum: [{ $data: '1/stay' }, 1] }),
    says: says('stay', 'This field is computed from itself \\(stay → stay\\)\\. Break the circle\\.'),
  },
  {
    name: 'two fields that are computed from each other',
    edits: stayAmong({ sum: [{ $data: '1/mirror' }, 1] }),
    says: says('stay', 'This field is computed from itself \\(stay → mirror → stay\\)'),
  },
  {
    name: 'a field that is computed from what it hides',
    edits: stayAmong({ sum: [{ $data: '1/extra' }, 1] }),
    says: says('stay', 'This field is computed from itself \\(stay → extra → stay\\)'),
  },
  {
    name: 'a computed field that is asked for',
    edits: {
      [SPECIMEN]: swap(
        /"required": \["country", "postalCode", "firstName"\]/,
        '"required": ["country", "postalCode", "firstName", "stay"]',
      ),
    },
    says: says('stay', 'Nobody can be asked for "stay", which is computed'),
  },
  {
    name: 'a computed field with a default',
    edits: besideStay('"default": 1'),
    says: says('stay', 'A computed field has no "default"'),
  },
  {
    name: 'a computed field that is tidied',
    edits: besideStay('"x-normalize": "trim"'),
    says: says('stay', 'Nobody types a computed field, so that nothing is to tidy'),
  },
  {
    name: 'a computed field with decimals',
    edits: { [SPECIMEN]: swap(/("stay": \{\s*"type": )"integer"/, '"stay": { "type": "number"') },
    says: says('stay', 'A computed number is whole'),
  },
  {
    name: 'a computed field that comes and goes',
    edits: { [SPECIMEN]: swap('"openingOffer": false', '"openingOffer": false, "stay": false') },
    says: says('stay', '"stay" is computed and cannot come and go'),
  },
  {
    name: 'a computed field in the rows of a list',
    edits: { [SPECIMEN]: swap('"bags": {', '"bags": { "x-compute": 1,') },
    says: /passengers\/properties\/bags\/x-compute: A field of a list's rows cannot be computed/,
  },
  {
    name: 'a row outside of each',
    edits: stay({ sum: [{ $row: 'bags' }] }),
    says: says('stay', '"\\$row" stands in "each" alone'),
  },
  {
    name: 'a field that the rows do not have',
    edits: { [SPECIMEN]: swap('"$row": "bags"', '"$row": "bag"') },
    says: says('fare', 'A row of this list has no field "bag"; did you mean "bags"\\?'),
  },
  {
    name: 'a sum over the rows of what is no list',
    edits: stay({ sumOf: { $data: '1/tickets' }, each: 1 }),
    says: says('stay', '"sumOf" takes a list, but "1/tickets" is a whole number\\.'),
  },
  {
    name: 'a list where a number is needed',
    edits: stay({ sum: [{ $data: '1/passengers' }] }),
    says: says('stay', '"sum" takes a whole number, but "1/passengers" is a list\\.'),
  },
  {
    name: 'years since what is no day',
    edits: stay({ yearsSince: { $data: '1/seat' } }),
    says: says('stay', '"yearsSince" takes a day, but "1/seat" is a text\\.'),
  },
  {
    name: 'a difference of three',
    edits: stay({ difference: [3, 2, 1] }),
    says: says('stay', '"difference" takes two operands'),
  },
  {
    name: 'two operations at once',
    edits: stay({ sum: [1], product: [2] }),
    says: says('stay', 'One operation at a time'),
  },
  {
    name: 'something beside an operation',
    edits: stay({ sum: [1], with: ', ' }),
    says: says('stay', '"with" does not belong beside "sum"\\.'),
  },
  {
    name: 'a condition of a formula on a field that does not exist',
    edits: stay(choice({ properties: { seet: { const: 'A1' } } }, 1)),
    says: /stay\/x-compute\/if\/properties\/seet: The form has no field "seet"; did you mean "seat"\?/,
  },
  {
    name: 'a formula about the order',
    edits: stay(choice({ $order: '/tariff/type', const: 'kids' }, 1)),
    says: says('stay', 'A formula cannot ask about the order'),
  },
  {
    name: 'a condition of a formula that is no schema',
    edits: stay(choice({ required: [5] }, 1)),
    says: /stay\/x-compute\/if\/required\/0: What stands here must be string/,
  },
  {
    name: 'a choice of a number or a text',
    edits: stay(choice({ required: ['seat'] }, 1, 'x')),
    says: says('stay', '"then" is a whole number and "else" is not'),
  },
  {
    name: 'a control for a computed field',
    edits: { [LOOKS]: swap('"source": {', '"stay": { "ui:widget": "number" },\n"source": {') },
    says: /vocabulary\.ui\.json#\/stay\/ui:widget: A computed field is shown and not typed/,
  },
  {
    name: 'a field that is shown as computed and has no formula',
    edits: { [LOOKS]: swap('"source": {', '"tickets": { "ui:widget": "computed" },\n"source": {') },
    says: /vocabulary\.ui\.json#\/tickets\/ui:widget: The widget "computed" needs a formula/,
  },
  {
    name: 'a computed value in words that the form does not have',
    edits: {
      'locales/de/specimen.json': swap('Zusammen {fare}', 'Zusammen {fair}'),
      'locales/tr/specimen.json': swap('Toplam {fare}', 'Toplam {fair}'),
    },
    says: /specimen\.vocabulary\.tickets\.help: Nothing fills \{fair\} .*may name what this form computes: \{fare\}, \{group\}/,
  },
  {
    name: 'a computed value in a label',
    edits: {
      'locales/de/specimen.json': swap('"Karten (freiwillig)"', '"Karten für {fare} (freiwillig)"'),
      'locales/tr/specimen.json': swap(
        /("specimen\.vocabulary\.tickets\.label": ")/,
        '"specimen.vocabulary.tickets.label": "{fare} ',
      ),
    },
    says: /specimen\.vocabulary\.tickets\.label: Nothing fills \{fare\}/,
  },
];
