/** What a spreadsheet would run as a formula: a text that begins like one, an amount below zero apart. */
export const formula = /^(?!-\d+\.\d\d$)[=+\-@\t\r\n＝＋－＠]/;
