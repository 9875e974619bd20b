import { createServer } from 'node:http'

/** The least that a Node server can do: the same bytes and headers for every request. */
const body = Buffer.from(process.env['BODY'] ?? '', 'base64')
const headers: Record<string, string> = JSON.parse(process.env['HEADERS'] ?? '{}')

createServer((_, outgoing) => {
  outgoing.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
}).listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('bare'))
