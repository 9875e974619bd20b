/**
 * An error whose message we wrote ourselves, without anything that a visitor or an upstream sent: logs show it. Of all
 * other errors they show the name only, because libraries and the language itself quote their input ("Unexpected token
 * …", "Invalid callback URL. Received: …").
 */
export class PlainError extends Error {}
