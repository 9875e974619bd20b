/**
 * An error whose message contains no data from a visitor or an upstream and is therefore safe to log. For all other
 * errors only the name is logged, because libraries and the JavaScript engine quote their input in messages
 * ("Unexpected token …", "Invalid callback URL. Received: …").
 */
export class PlainError extends Error {}
