const libraries = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  'react-intl',
  '@formatjs/intl',
  '@formatjs/fast-memoize',
  'swr',
  'redaxios',
  'dequal',
  'use-sync-external-store',
];

/** The inputs of the home page and the shell. */
const firstPage = [
  'client/lib/(?!ask-early|send-file|send-last|save-file|use-chosen-line|use-line-of-address|own-lines|order-draft|consent|go-to-payment-page|format-|use-countdown|further-language|start-payment|use-contract-summary|posted|word-modules|day-in-words|list-in-words|volume-text|offline/)',
  'client/components/(badge|link\\.|tick-list|brand-mark|button|failure|figure|message|page(?!-row)|plan-card|price\\.|section|skeleton|toast)',
  'client/features/(home/(?!jersey-|fan-)|catalogue/(plan-|tariff-card|use-tariffs|tariff-paths|term-text))',
  'client/pages/home',
  'shared/(identity-check|figure|money|dates|holidays|hotline-hours|match-page|pages|language|search\\.ts)',
];

/** What the tariff pages and many others need. A page itself is no input: the manifest would not name its files. */
const listPages = [
  'client/components/(chips|empty|fact-list|fold|dialog|part-lost)',
  'client/lib/order-draft',
  'shared/(calendar|german-day|enums)',
];

/** What only the tariff pages and offers show; the help to decide loads when it is wanted. */
const tariffPages = ['client/features/catalogue/(?!advice|compare)'];

/** What only forms use of the packages, rjsf's own dependencies included. */
const formLibraries = ['@rjsf', 'fast-equals', 'jsonpointer', 'react-is'];

/** What a page with a form needs of ours, without what pages without one import too and what only some fields open. */
const formPages = [
  'client/lib/(send-file|posted)',
  'shared/(rules/(?!phone\\.)|generated/email|field-paths|hidden-fields|lookups|typed-date|uploads|variants)',
  'client/forms/(?!widgets/(calendar-popover|computed/|repeat/|upload/upload-box))',
];

/** A phone number and the code that proves it: in the order, at the registration and the sign-in. */
const phoneParts = [
  'client/features/customers/(code-times|phone-api|phone-code|phone-proof|code-form|taken-note)',
];

/** The additional inputs of an order, besides its forms. */
const orderPages = [
  'client/components/(action-bar|choice-card|mandate-text|price-box|ring|step-line|summary-paper)',
  'client/lib/(order-draft|start-payment|use-contract-summary|use-countdown|format-|use-line-of-address|own-lines)',

  'shared/(format-phone|line-in-words|other-operator)',
];

/** In fields and beside them, and on other pages too. */
const fieldIcons = ['AlertCircleFilled', 'Calendar', 'ChevronDown', 'Eye', 'EyeOff', 'Refresh'];

/** Of the ways to what fans like, and of what stands low on the dashboard. */
const fanIcons = [
  ...['BuildingStore', 'DeviceGamepad2', 'DeviceMobilePlus', 'DeviceSim', 'Gift', 'MoodKid'],
  ...['Photo', 'PlayerPlay', 'Ticket', 'Users'],
];

/** On the tariff pages and on the customer's. */
const listIcons = ['ArrowRight', 'CreditCard', 'ReceiptEuro', 'TruckDelivery'];

/** Of the account's navigation, which the dashboard has too. */
const ownIcons = ['ChartBar', 'FileInvoice', 'Headset', 'Mail', 'Packages'];

/** The cards of the account's pages, and how days and volumes are said on them. */
const cards = [
  'client/components/(card\\.|card-grid|line-switch|ticket|tile|torn)',
  'client/lib/(day-in-words|list-in-words|volume-text)',
];

/** Rows and lists of the account's pages, of help and of search. */
const rows = ['client/components/(answer-list|list-row)'];

/** What can be done with a line. */
const contract = ['client/features/contracts/(contract-ways|end-contract|line-name\\.|waiting-declarations)'];

/** What stands in the place of a declaration that was made. */
const receipt = ['client/features/contracts/(own-contract\\.module|receipt-card)'];

/** Pins and how many there are: on the dashboard and on their own page. */
const badges = [
  'client/components/pins/p(?!aint-)',
  'client/features/badges/(badge-card|badge-order|badge-words|badges\\.module|progress-bar|use-badges)',
];

/** What stands low on the dashboard. Each part is drawn on its own; asked for one by one, each would be a round trip. */
const dashboard = [
  'client/features/dashboard/(awaited-card|fun|more-lines|order|past-orders|timeline-steps)',
  'client/(components/timeline|features/media/newest-articles)',
];

/** The account's navigation and the way to the messages. */
const account = ['client/app/shell/(account-nav|own-places)', 'client/features/messages/unread-count'];

/** Long texts and help: the text itself, the band above it, and the search over the help. */
const textPages = [
  'client/components/(text-blocks|contents)',
  'client/features/(information/(?!product-sheets)|search/(search-box|help-search|hit-list|marked-text))',
  'client/features/support/(hotline-dial|help-aside)',
  'shared/(text-sections|heading-anchor)',
];

/** The brand's composition of a band across the window. */
const bands = ['client/components/(band|search-field)'];

/** The brand's composition of the poster beside a form. */
const posters = ['client/components/(poster|beside-page|brand-panel)'];

/** What stands in the place of a form that was sent. */
const sent = ['client/components/(sent|illustrations/(message-sent|success))'];

/** What the pages of the giveaway share, without the form of the entry. */
const giveaway = ['client/features/giveaway/(fair-draw|giveaway\\.module|prize-picture|use-giveaways)'];

const icons = (...names: string[]) => new RegExp(`icons/Icon(${names.join('|')})\\.`);

const ofOurs = (parts: string[]) => new RegExp(`src/(${parts.join('|')})`);

/** Without what the modules import besides: pages without a form share that with them. */
const alone = { priority: 1, includeDependenciesRecursively: false };

/**
 * Many small chunks cost more in headers than they save: the libraries of every page are one chunk, the first page and
 * the shell another, then what all forms need and the parts of the order. The other pages stay separate chunks.
 */
export const chunkGroups = [
  {
    name: 'vendor',
    test: new RegExp(`rolldown/runtime|node_modules/(${libraries.join('|')})/`),
    priority: 3,
  },
  { name: 'parts', test: new RegExp(`${ofOurs(firstPage).source}|${icons('Search').source}`), priority: 2 },
  {
    name: 'lists',
    test: new RegExp(`${ofOurs(listPages).source}|${icons(...listIcons).source}|content/usage\\.json`),
    priority: 1,
  },
  { name: 'tariffs', test: ofOurs(tariffPages), ...alone },
  {
    name: 'forms',
    test: new RegExp(`slim-rjsf:|node_modules/(${formLibraries.join('|')})/|${ofOurs(formPages).source}`),
    ...alone,
  },
  { name: 'phone', test: ofOurs(phoneParts), ...alone },
  { name: 'order', test: ofOurs(orderPages), priority: 1 },
  {
    name: 'share',
    test: icons('ArrowLeft', 'Copy', 'DeviceMobile', 'Download', 'Share2', ...ownIcons),
    ...alone,
  },
  { name: 'cards', test: ofOurs(cards), ...alone },
  { name: 'rows', test: ofOurs(rows), ...alone },
  {
    name: 'contract',
    test: new RegExp(`${ofOurs(contract).source}|${icons('DoorExit', 'Pencil').source}`),
    ...alone,
  },
  { name: 'receipt', test: new RegExp(`${ofOurs(receipt).source}|${icons('FileTypePdf').source}`), ...alone },
  { name: 'badges', test: ofOurs(badges), ...alone },
  { name: 'below', test: ofOurs(dashboard), ...alone },
  {
    name: 'account',
    test: new RegExp(`${ofOurs(account).source}|${icons('UserCircle').source}`),
    ...alone,
  },
  {
    name: 'texts',
    test: new RegExp(`virtual:information$|${ofOurs(textPages).source}`),
    ...alone,
  },
  { name: 'bands', test: ofOurs(bands), ...alone },
  { name: 'posters', test: ofOurs(posters), ...alone },
  {
    name: 'sent',
    test: new RegExp(`${ofOurs(sent).source}|${icons('AntennaBars5', 'Plane', 'Transfer').source}`),
    ...alone,
  },
  { name: 'giveaway', test: ofOurs(giveaway), ...alone },
  { name: 'field-icons', test: icons(...fieldIcons), ...alone },
  { name: 'fan-icons', test: icons(...fanIcons), ...alone },
];
