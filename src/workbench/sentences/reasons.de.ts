import type { Templates } from './template.ts';

/** What the program needs a field of a form for, after "Grund:". */
export const reasons: Templates = {
  'the service and the CRM call the company by it': 'Service und CRM nennen die Firma so',
  'the service checks the company by it': 'Der Service prüft die Firma damit',
  'it is stored with the application': 'Es wird mit dem Antrag gespeichert',
  'the applicant is addressed by it': 'Die antragstellende Person wird so angesprochen',
  'the confirmation goes to it': 'Die Bestätigung geht dorthin',
  'the service calls it': 'Der Service ruft dort an',
  'the CRM has the address': 'Die Anschrift steht im CRM',
  'the service reads it in the CRM': 'Der Service liest es im CRM',
  'without it nobody may process the application': 'Ohne das darf niemand den Antrag bearbeiten',
  'the CRM has the number of shops': 'Die Zahl der Filialen steht im CRM',
  'the service sees at once what is wrong': 'Der Service sieht gleich, was nicht stimmt',
  'the service sees which lines of the bill are wrong':
    'Der Service sieht, welche Zeilen der Rechnung nicht stimmen',
  'the service judges it': 'Der Service beurteilt es',
  '§ 11 (1) TDDDG asks for the declaration': '§ 11 Abs. 1 TDDDG verlangt die Erklärung',
  'it says what is stored of each connection': 'Es sagt, was von jeder Verbindung gespeichert wird',
  'it says who was informed': 'Es sagt, wer informiert wurde',
  'it names the tariff that is ordered': 'Es nennt den bestellten Tarif',
  'it says whether the tariff begins before the withdrawal period ends':
    'Es sagt, ob der Tarif vor dem Ende der Widerrufsfrist beginnt',
  'the contract summary must be received before the order (§ 54 TKG)':
    'Die Vertragszusammenfassung muss vor der Bestellung vorliegen (§ 54 TKG)',
  'without it there is no contract': 'Ohne das gibt es keinen Vertrag',
  'pages, bills and mails name the line by it, and the customer tells several lines apart':
    'Seiten, Rechnungen und E-Mails nennen den Anschluss so, und wer mehrere hat, unterscheidet sie damit',
  'letters and papers have the address': 'Briefe und Unterlagen tragen die Anschrift',
  'it is stored with the account': 'Es wird mit dem Konto gespeichert',
  'the customer is addressed by it': 'Die Kundin oder der Kunde wird so angesprochen',
  'the customer logs in with it and gets mails there': 'Damit meldet man sich an, und E-Mails gehen dorthin',
  'the customer logs in with it; a code has proved it': 'Damit meldet man sich an; ein Code hat es bestätigt',
  'it proves that the customer asks': 'Es beweist, dass die Kundin oder der Kunde selbst fragt',
  'the customer logs in with it': 'Damit meldet man sich an',
  'it says what proves the customer': 'Es sagt, womit man sich ausweist',
  'it proves the customer': 'Damit weist man sich aus',
  'nothing brings the account back': 'Nichts bringt das Konto zurück',
  'it is kept without the account': 'Es wird ohne das Konto aufbewahrt',
  'our mails are in this language': 'Unsere E-Mails sind in dieser Sprache',
  'the account is found by it, an e-mail address or a phone number':
    'Das Konto wird damit gefunden: mit E-Mail-Adresse oder Telefonnummer',
  'the session then lasts for 30 days': 'Die Anmeldung hält dann 30 Tage',
  'the code is sent to it': 'Der Code geht dorthin',
  'the account is found by it, and the code is sent to it':
    'Das Konto wird damit gefunden, und der Code geht dorthin',
  'it proves the phone': 'Es bestätigt die Telefonnummer',
  'the contract is found by it, and the receipt repeats it':
    'Der Vertrag wird damit gefunden, und die Eingangsbestätigung wiederholt es',
  'the receipt goes to it': 'Die Eingangsbestätigung geht dorthin',
  'one for cause is decided by people, an ordinary one at once':
    'Über eine außerordentliche Kündigung entscheiden Menschen, über eine ordentliche sofort das Programm',
  'the service decides by it whether the contract ends at once':
    'Der Service entscheidet danach, ob der Vertrag sofort endet',
  'the contract ends on it': 'Der Vertrag endet an diesem Tag',
  'only that part of the order is undone': 'Nur dieser Teil der Bestellung wird rückgängig gemacht',
  'a winner is addressed by it': 'Wer gewinnt, wird so angesprochen',
  'each address takes part once, and a winner is told there':
    'Jede Adresse nimmt einmal teil, und wer gewinnt, erfährt es dort',
  'a winner is called there': 'Wer gewinnt, wird dort angerufen',
  'without it nobody takes part in the draw': 'Ohne das nimmt niemand an der Verlosung teil',
  'the notices of this group come so': 'So kommen die Nachrichten dieser Gruppe',
  'advertising is sent only with it': 'Werbung wird nur damit gesendet',
  'the mandate is for this account': 'Das Mandat gilt für dieses Konto',
  'the mandate is given in this name': 'Das Mandat wird auf diesen Namen erteilt',
  'without it nothing may be debited': 'Ohne das darf nichts abgebucht werden',
  'it says what takes the place of the SIM': 'Es sagt, was an die Stelle der SIM tritt',
  'a card in the place of a defective one costs nothing': 'Eine Karte anstelle einer defekten kostet nichts',
  'the mail to the service has it as its subject': 'Die E-Mail an den Service hat es als Betreff',
  'the service answers it': 'Der Service beantwortet es',
  'the service and the confirmation address the sender by it':
    'Service und Bestätigung sprechen die Absenderin oder den Absender so an',
  'the confirmation and the answer go to it': 'Bestätigung und Antwort gehen dorthin',
  'the answers are counted by it': 'Die Antworten werden danach gezählt',
  'it is stored with the answer': 'Es wird mit der Antwort gespeichert',
  'it is drawn': 'Es wird gezeichnet',
};
