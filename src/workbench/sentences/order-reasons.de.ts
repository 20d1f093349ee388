import type { Templates } from './template.ts';

/** What the program needs a field of the order or the registration for, and what the pages need one for, after "Grund:". */
export const orderReasons: Templates = {
  'an order is for a tariff': 'Eine Bestellung gilt einem Tarif',
  'an order needs a number and a SIM': 'Eine Bestellung braucht eine Rufnummer und eine SIM',
  'the number is requested from the old operator by it':
    'Die Rufnummer wird damit beim bisherigen Anbieter angefordert',
  'the number is sold by it': 'Die Rufnummer wird damit verkauft',
  'the account of a new customer is made from it': 'Das Konto neuer Kundinnen und Kunden entsteht daraus',
  'the order is paid by it': 'Die Bestellung wird damit bezahlt',
  'it says whether a new number is sold or one is brought along':
    'Es sagt, ob eine neue Rufnummer verkauft oder eine mitgebracht wird',
  'it says whether a card is sent or a profile is downloaded':
    'Es sagt, ob eine Karte kommt oder ein Profil geladen wird',
  'the line gets this card': 'Der Anschluss bekommt diese Karte',
  'the number is requested there': 'Die Rufnummer wird dort angefordert',
  'it names an operator that the list does not have': 'Es nennt einen Anbieter, der nicht in der Liste steht',
  'it says whether the number comes at once or at the end of the old contract':
    'Es sagt, ob die Rufnummer sofort oder zum Ende des alten Vertrags kommt',
  'the number comes after this day': 'Die Rufnummer kommt nach diesem Tag',
  'it is the number that is brought along': 'Es ist die mitgebrachte Rufnummer',
  'without it no number may be requested': 'Ohne das darf keine Rufnummer angefordert werden',
  'the old operator compares it; without it that of the account counts':
    'Der bisherige Anbieter vergleicht es; fehlt es, zählt die Angabe des Kontos',
  'it names the number that is sold': 'Es nennt die verkaufte Rufnummer',
  'they name the packages that are ordered': 'Sie nennen die bestellten Pakete',
  'it is printed on the jersey': 'Es wird auf das Trikot gedruckt',
  'it says whether a jersey is ordered': 'Es sagt, ob ein Trikot bestellt wird',
  'the jersey is made and drawn so': 'So wird das Trikot gefertigt und gezeichnet',
  'the jersey is made in it': 'Das Trikot wird darin gefertigt',
  'a junior jersey is cut by it': 'Ein Kindertrikot wird danach geschnitten',
  'the price is asked for so': 'Der Preis wird so verlangt',
  'the price is reduced by it': 'Der Preis sinkt damit',
  'it names the kept means of payment': 'Es nennt das gespeicherte Zahlungsmittel',
  'the means of payment is kept only with it': 'Das Zahlungsmittel wird nur damit gespeichert',
  'it says whether the line begins before the withdrawal period ends':
    'Es sagt, ob der Anschluss vor dem Ende der Widerrufsfrist beginnt',
  'the page says where the code was sent': 'Die Seite sagt, wohin der Code ging',
  'the page sends it': 'Die Seite sendet es',
  'the browser then keeps the session': 'Der Browser bleibt dann angemeldet',
  'the page changes to it': 'Die Seite wechselt dazu',
  'the page is shown in it': 'Die Seite wird darin gezeigt',
  'the page shows it in the usual spelling': 'Die Seite zeigt es in der üblichen Schreibweise',
  'a code is sent when it is chosen': 'Wird es gewählt, geht ein Code hinaus',
  'the button says what a card costs': 'Der Knopf sagt, was eine Karte kostet',
  'the button says that it costs nothing': 'Der Knopf sagt, dass es nichts kostet',
  'the page shows its price and contract summary': 'Die Seite zeigt Preis und Vertragszusammenfassung dazu',
  'the contract summary depends on it': 'Die Vertragszusammenfassung hängt davon ab',
  'letters, papers and the billing system have the address':
    'Briefe, Unterlagen und Abrechnung tragen die Anschrift',
  'SIM cards and jerseys are sent there': 'SIM-Karten und Trikots gehen dorthin',
  'a customer is identified by it (§ 172 TKG)': 'Damit wird eine Person identifiziert (§ 172 TKG)',
  'it says whether parcels go to another address': 'Es sagt, ob Pakete an eine andere Anschrift gehen',
  "the account's support password is made from it": 'Daraus entsteht das Kundenkennwort des Kontos',
  'without it there is no account': 'Ohne das gibt es kein Konto',
};

/** Who needs something of a form, and several reasons. */
export const readers: Templates = {
  'call {what}': 'der Aufruf {what}',
  'page {what}': 'die Seite {what}',
  'mail {what}': 'die E-Mail {what}',
  'paper {what}': 'das Dokument {what}',
  'column {what}': 'die Spalte {what}',
  'crm {what}': 'das CRM ({what})',
  '{*one}; {*other}': '{*one}; {*other}',
};
