import { createServer } from 'node:http'

/** Baseline server: sends the same body (BODY, base64) and headers (HEADERS, JSON) to every request on PORT. */
const body = Buffer.from(process.env['BODY'] ?? '', 'base64')
const headers: Record<string, string> = JSON.parse(process.env['HEADERS'] ?? '{}')

createServer((_, outgoing) => {
  outgoing.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
}).listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('bare'))
