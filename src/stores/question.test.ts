import { atom } from 'nanostores'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Question, question } from './question.ts'

interface Wish {
  readonly id: number
}

/** A question whose answers are given by hand. */
function asked(name: string) {
  const $wish = atom<Wish | null>(null)
  const answers: PromiseWithResolvers<string>[] = []
  const wishes: number[] = []
  const $answer = question(name, $wish, ({ id }: Wish) => {
    const answer = Promise.withResolvers<string>()
    wishes.push(id)
    answers.push(answer)
    return answer.promise
  })
  onTestFinished($answer.listen(() => {}))
  return { $wish, $answer, answers, wishes }
}

async function becomes<Answer>($answer: Question<Answer>, state: unknown): Promise<void> {
  await vi.waitFor(() => expect($answer.get()).toEqual(state), { interval: 1 })
}

test('nothing is asked without a wish; with one, the state is loading until the answer comes', async () => {
  const { $wish, $answer, answers, wishes } = asked('ready')
  await becomes($answer, { status: 'loading' })
  expect(wishes).toEqual([])
  $wish.set({ id: 1 })
  await vi.waitFor(() => expect(wishes).toEqual([1]))
  expect($answer.get()).toEqual({ status: 'loading' })
  answers[0]?.resolve('one')
  await becomes($answer, { status: 'ready', answer: 'one' })
})

test('an equal wish is not asked again', async () => {
  const { $wish, $answer, answers, wishes } = asked('equal')
  $wish.set({ id: 1 })
  await vi.waitFor(() => expect(wishes).toEqual([1]))
  answers[0]?.resolve('one')
  await becomes($answer, { status: 'ready', answer: 'one' })
  $wish.set(null)
  await becomes($answer, { status: 'loading' })
  $wish.set({ id: 1 })
  await becomes($answer, { status: 'ready', answer: 'one' })
  expect(wishes).toEqual([1])
})

test('the answer to an earlier wish never replaces that to the last one, in whatever order they come', async () => {
  const { $wish, $answer, answers, wishes } = asked('last')
  $wish.set({ id: 1 })
  await vi.waitFor(() => expect(wishes).toEqual([1]))
  $wish.set({ id: 2 })
  await vi.waitFor(() => expect(wishes).toEqual([1, 2]))
  answers[1]?.resolve('two')
  await becomes($answer, { status: 'ready', answer: 'two' })
  answers[0]?.resolve('one')
  await answers[0]?.promise
  await new Promise((done) => setTimeout(done, 10))
  expect($answer.get()).toEqual({ status: 'ready', answer: 'two' })
})

test('a request that is repeated while the wish changes asks for the wish that it belongs to', async () => {
  const { $wish, $answer, answers, wishes } = asked('repeated')
  $wish.set({ id: 1 })
  await vi.waitFor(() => expect(wishes).toEqual([1]))
  answers[0]?.reject(new Error('no connection'))
  await becomes($answer, { status: 'failed' })
  $wish.set({ id: 2 })
  $answer.revalidate()
  await vi.waitFor(() => expect(wishes).toEqual([1, 1, 2]))
})

test('a failed request is asked again on demand', async () => {
  const { $wish, $answer, answers, wishes } = asked('failed')
  $wish.set({ id: 1 })
  await vi.waitFor(() => expect(wishes).toEqual([1]))
  answers[0]?.reject(new Error('no connection'))
  await becomes($answer, { status: 'failed' })
  $answer.revalidate()
  await becomes($answer, { status: 'loading' })
  answers[1]?.resolve('one')
  await becomes($answer, { status: 'ready', answer: 'one' })
})

test('an answer that a change returned is kept without asking', async () => {
  const { $wish, $answer, answers, wishes } = asked('changed')
  $wish.set({ id: 1 })
  await vi.waitFor(() => expect(wishes).toEqual([1]))
  answers[0]?.resolve('one')
  await becomes($answer, { status: 'ready', answer: 'one' })
  $answer.mutate('another')
  await becomes($answer, { status: 'ready', answer: 'another' })
  expect(wishes).toEqual([1])
})
