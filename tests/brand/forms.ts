import type { Forms } from '../../content/schema/forms.ts';

/** What both forms of the second brand say. */
export const FORMS: Forms = {
  contact: {
    submit: 'Anfrage senden',
    success: 'Ihre Anfrage ist angekommen.',
    failure: 'Ihre Anfrage ließ sich nicht senden.',
  },
  demo: {
    submit: 'Vorführung erbitten',
    success: 'Ihre Bitte um eine Vorführung ist angekommen.',
    failure: 'Ihre Bitte ließ sich nicht senden.',
  },
  names: {
    label: 'Ihr Name',
    short: 'Ein Name wird gebraucht.',
    long: 'Der Name hat mehr als {max} Zeichen.',
  },
  username: {
    label: 'E-Mail-Adresse',
    short: 'Die Adresse braucht mindestens {min} Zeichen.',
    long: 'Die Adresse hat mehr als {max} Zeichen.',
    doubt: 'Es steht kein @ darin: Soll unsere Antwort dorthin gehen?',
  },
  phone: {
    rule: { least: 6, most: 12, abroad: true },
    label: 'Telefon',
    wrong: 'Die Nummer braucht {digits} Ziffern.',
    hint: '{digits} Ziffern, aus dem Ausland mit +',
    kept: 'Wir behalten {number}, ohne die Vorwahl.',
    others: '{digits} und {others} anderes',
  },
  bio: {
    label: 'Ihre Frage',
    short: 'Die Frage braucht mindestens {min} Zeichen.',
    long: 'Die Frage darf höchstens {max} Zeichen haben.',
    hint: '{min} bis {max} Zeichen',
    measure: '{count} von {max}',
    over: '{over} zu viel',
    heard: '{measure} Zeichen',
  },
  alerts: {
    problem: 'Etwas fehlt noch',
    unexpected: 'Ein unerwarteter Fehler ist aufgetreten.',
    kept: 'Was Sie geschrieben haben, bleibt erhalten, auch wenn Sie die Seite neu laden.',
    offline:
      'Es scheint kein Netz zu geben. Was Sie geschrieben haben, wird gesendet, sobald Sie verbunden sind. Oder drücken Sie „{button}“.',
    connected: 'Sie sind wieder verbunden: „{button}“ sendet, was jetzt hier steht.',
    timedOut:
      'Nach {seconds} Sekunden kam keine Antwort. Mit „{button}“ versuchen Sie es noch einmal.',
    unanswered: 'Unser Server hat nicht geantwortet. Versuchen Sie „{button}“ in einer Minute.',
    busyMinute: 'Aus Ihrem Netz kam viel auf einmal. Versuchen Sie „{button}“ in einer Minute.',
    busyMinutes:
      'Aus Ihrem Netz kam viel auf einmal. Versuchen Sie „{button}“ in {minutes} Minuten.',
    refused: 'Unser Server hat es nicht angenommen. Was Sie geschrieben haben, bleibt erhalten.',
    mail: 'Oder schreiben Sie an {mail}.',
    sending: 'Wird gesendet',
    slow: 'Wird noch gesendet: Die Verbindung ist langsam.',
    dismiss: 'Schließen',
    noScript: 'Dieses Formular braucht JavaScript. An {mail} antwortet Ihnen ebenso ein Mensch.',
    failed: 'Das Formular ließ sich nicht laden. An {mail} antwortet Ihnen ebenso ein Mensch.',
  },
};
