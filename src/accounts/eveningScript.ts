import { readMark, writeMark } from '#src/domain/evening/mark.ts'
import { readSettings, writeSettings } from '#src/domain/evening/settings.ts'
import { z } from '#src/domain/schema.ts'
import type { AccountEveningAnswer, AccountEveningChange, EveningLimits } from './eveningFields.ts'

/**
 * `mergeIntoFields` in Lua, which Redis runs atomically and which answers with what changed alone, instead of with up
 * to 5,000 marks. KEYS: the account, its evening. ARGV: `eveningArguments`.
 * @returns false when there is no such account; see `readEveningAnswer`
 */
export const eveningScript = `if redis.call('EXISTS', KEYS[1]) == 0 then return false end
-- The ends of marks' texts, ranked by their bytes: Redis compares texts by the locale of its machine.
local ranks = { [' never'] = 1, [' none'] = 2, [' saved'] = 3, [' seen'] = 4, [' seen no'] = 5, [' seen yes'] = 6,
  [' tonight'] = 7, [' tonight saved'] = 8 }
local latest = 4102444800000
local since, most, deletionsUntil, sentCount = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])

local function whole(digits, longest)
  if digits and string.match(digits, '^%d+$') and #digits <= longest and (#digits == 1 or string.sub(digits, 1, 1) ~= '0')
  then return tonumber(digits) end
end
local function readTime(digits)
  local at = whole(digits, 13)
  if at and at < latest then return at end
end
local function readMark(text, change)
  local digits, rest = string.match(text, '^(%d+)(.*)$')
  local at, rank = readTime(digits), rest and ranks[rest]
  if at and rank and change then return { at = at, rank = rank, text = text, change = change } end
end
local function readHeld(id, stored)
  local kind, number = string.match(id, '^(%l+)%-([1-9]%d*)$')
  if (kind ~= 'movie' and kind ~= 'tv') or #number > 10 then return nil end
  local digits, text = string.match(stored, '^(%d+):(.*)$')
  return text and readMark(text, whole(digits, 12))
end
local function isLater(a, b) return a.at > b.at or (a.at == b.at and a.rank > b.rank) end
local function sortsLast(a, b)
  for i = 1, math.min(#a, #b) do
    local x, y = string.byte(a, i), string.byte(b, i)
    if x ~= y then return x > y end
  end
  return #a > #b
end

local held, fields, size, cursor, floor = {}, {}, 0, 0, 0
local flat = redis.call('HGETALL', KEYS[2])
for i = 1, #flat, 2 do
  local mark = readHeld(flat[i], flat[i + 1])
  if mark then
    held[flat[i]] = mark
    size = size + 1
    cursor = math.max(cursor, mark.change)
  else
    fields[flat[i]] = flat[i + 1]
  end
end
cursor = math.max(cursor, whole(fields.cursor, 12) or 0)
floor = whole(fields.floor, 12) or 0

local nextMarks, beaten, sent = {}, {}, {}
for id, mark in pairs(held) do nextMarks[id] = mark end
for i = 5, 4 + 2 * sentCount, 2 do
  local id, mark = ARGV[i], readMark(ARGV[i + 1], cursor + 1)
  local known = nextMarks[id]
  sent[#sent + 1] = id
  if not known or isLater(mark, known) then
    if not known then size = size + 1 end
    nextMarks[id] = mark
  elseif isLater(known, mark) then beaten[id] = true end
end

local function drop(id)
  nextMarks[id] = nil
  size = size - 1
end
local refused = {}
if #sent > 0 then
  local droppable = {}
  for id, mark in pairs(nextMarks) do
    if mark.rank == 2 and mark.at <= deletionsUntil then drop(id)
    elseif mark.rank == 2 or mark.rank == 7 then droppable[#droppable + 1] = id end
  end
  if size > most then
    table.sort(droppable, function(a, b)
      local x, y = nextMarks[a], nextMarks[b]
      if x.rank ~= y.rank then return x.rank < y.rank end
      if x.at ~= y.at then return x.at < y.at end
      return sortsLast(b, a)
    end)
    local excess = size - most
    for i = 1, math.min(excess, #droppable) do drop(droppable[i]) end
  end
  for i = #sent, 1, -1 do
    local id = sent[i]
    if size > most and nextMarks[id] and not held[id] then
      drop(id)
      refused[#refused + 1] = id
    end
  end
end

local before, isChanged = cursor, false
for id in pairs(held) do if not nextMarks[id] then isChanged = true end end
for id, mark in pairs(nextMarks) do
  if held[id] ~= mark then
    isChanged = true
    redis.call('HSET', KEYS[2], id, string.format('%.0f:%s', mark.change, mark.text))
  end
end
if isChanged then cursor = cursor + 1 end
for id, mark in pairs(held) do
  if not nextMarks[id] then
    redis.call('HDEL', KEYS[2], id)
    floor = math.max(floor, mark.rank == 2 and mark.change or mark.rank == 7 and 0 or cursor)
  end
end
if isChanged then redis.call('HSET', KEYS[2], 'cursor', string.format('%.0f', cursor)) end
if floor > 0 then redis.call('HSET', KEYS[2], 'floor', string.format('%.0f', floor)) end

for i = 5 + 2 * sentCount, #ARGV, 2 do
  local name, text = ARGV[i], ARGV[i + 1]
  local at, value = string.match(text, '^{"at":(%d+),"value":(.*)}$')
  local knownAt, knownValue = string.match(fields[name] or '', '^{"at":(%d+),"value":(.*)}$')
  knownAt = readTime(knownAt)
  if not knownAt or tonumber(at) > knownAt or (tonumber(at) == knownAt and sortsLast(value, knownValue)) then
    fields[name] = text
    redis.call('HSET', KEYS[2], name, text)
  end
end

local isWhole = since == 0 or since < floor or since > cursor
local marks, settings = {}, {}
for id, mark in pairs(nextMarks) do
  if isWhole or beaten[id] or (mark.change > since and mark.change <= before) then
    marks[#marks + 1] = id
    marks[#marks + 1] = mark.text
  end
end
for name, text in pairs(fields) do
  if name ~= 'cursor' and name ~= 'floor' then
    settings[#settings + 1] = name
    settings[#settings + 1] = text
  end
end
return { cursor, isWhole and 1 or 0, refused, marks, settings }`

/** The arguments of `eveningScript`: since, two limits, the number of marks, marks, wishes. */
export function eveningArguments(sent: AccountEveningChange, { most, deletionsUntil }: EveningLimits): string[] {
  const counts = [sent.since, most, deletionsUntil, sent.marks.length].map(String)
  const marks = sent.marks.flatMap((mark) => [mark.id, writeMark(mark)])
  return [...counts, ...marks, ...Object.entries(writeSettings(sent.settings)).flat()]
}

const texts = z.array(z.string())

/** What `eveningScript` returns; null when there is no such account. */
export const eveningResultSchema = z.nullable(z.tuple([z.number(), z.number(), texts, texts, texts]))

/** @returns null when there is no such account */
export function readEveningAnswer(result: z.infer<typeof eveningResultSchema>): AccountEveningAnswer | null {
  if (!result) return null
  const [cursor, isWhole, refused, marks, settings] = result
  return {
    cursor,
    isWhole: isWhole === 1,
    marks: pairsOf(marks).flatMap(([id, text]) => readMark(id, text) ?? []),
    settings: readSettings(Object.fromEntries(pairsOf(settings))),
    refused,
  }
}

function pairsOf(flat: readonly string[]): [name: string, text: string][] {
  return flat.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : []))
}
