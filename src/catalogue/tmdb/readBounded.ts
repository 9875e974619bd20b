/**
 * Reads a response's body as UTF-8 text and stops at a limit, so that a body without end costs neither memory nor time.
 * @param most maximum size in bytes, after decompression
 * @throws RangeError for a longer body, whose connection is closed; also the errors of the stream
 */
export async function readBounded({ body }: Response, most: number): Promise<string> {
  if (!body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  // Leaving the loop early cancels the stream, which closes the connection.
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > most) throw new RangeError(`a body of more than ${most} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
