import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { z } from '#src/domain/schema.ts'

/**
 * A process that is to one unpacked zip what AWS Lambda is: it loads the entry point that Netlify wrote, asks it for the paths that it was given, one
 * after the other, and prints the answers as one line of JSON. Started by `askFunction`.
 */
const [folder = '', ...paths] = process.argv.slice(2)

interface Metadata {
  readonly statusCode: number
  readonly multiValueHeaders?: Readonly<Record<string, readonly string[]>>
}
const metadataOf = new WeakMap<object, Metadata>()

type Handler = (event: object, stream: PassThrough, context: object) => Promise<void>

// What Lambda's own runtime gives to handlers that stream their answers.
Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (handler: Handler) => handler,
    HttpResponseStream: {
      from: (stream: PassThrough, metadata: Metadata) => {
        metadataOf.set(stream, metadata)
        return stream
      },
    },
  },
})

const entrySchema = z.object({ handler: z.custom<Handler>((value) => typeof value === 'function') })
const { handler } = entrySchema.parse({ ...(await import(join(folder, '___netlify-entry-point.mjs'))) })
const answers = []
for (const path of paths) {
  const stream = new PassThrough()
  const event = { rawUrl: `https://moodlight.example${path}`, httpMethod: 'GET', headers: {}, isBase64Encoded: false }
  const [body] = await Promise.all([
    text(stream),
    handler(event, stream, { awsRequestId: '1', getRemainingTimeInMillis: () => 10_000 }),
  ])
  const metadata = metadataOf.get(stream)
  const headers = Object.entries(metadata?.multiValueHeaders ?? {}).map(([name, values]) => [name, values.join(', ')])
  answers.push({ status: metadata?.statusCode ?? 0, headers: Object.fromEntries(headers), body })
}
console.log(`answers ${JSON.stringify(answers)}`)
