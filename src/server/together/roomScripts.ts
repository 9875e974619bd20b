/**
 * Lua scripts over a room's hash, which Redis runs atomically. Its fields: `version`; `room` (JSON); `times`
 * (`settlesAt changedAt`); `seen0` to `seen5`, of each place `{hash of the secret} {when the phone asked last}`.
 *
 * KEYS[1] is the room; ARGV[1] the asker's hash, ARGV[2] the time in milliseconds.
 */
const lookAt = `local function lookAt(known)
  local values = redis.call('HMGET', KEYS[1], 'version', 'times', 'seen0', 'seen1', 'seen2', 'seen3', 'seen4', 'seen5')
  if not values[1] then return false end
  local place, seen = -1, {}
  for i = 0, 5 do
    local one = values[i + 3] or ''
    if one ~= '' and string.sub(one, 1, 22) == ARGV[1] then
      place = i
      one = ARGV[1] .. ' ' .. ARGV[2]
      redis.call('HSET', KEYS[1], 'seen' .. i, one)
    end
    seen[i + 1] = string.sub(one, 24)
  end
  local room = ''
  if values[1] ~= known then room = redis.call('HGET', KEYS[1], 'room') or '' end
  return { values[1], values[2] or '', place, seen, room }
end
`

/** Writes a room from ARGV[first]: version, times, JSON, seconds to live, six hashes. The asker is here from now on. */
const write = `local function write(first)
  redis.call('HSET', KEYS[1], 'version', ARGV[first], 'times', ARGV[first + 1], 'room', ARGV[first + 2])
  for i = 0, 5 do
    local hash, field = ARGV[first + 4 + i], 'seen' .. i
    if hash == '' then redis.call('HDEL', KEYS[1], field)
    elseif hash == ARGV[1] or string.sub(redis.call('HGET', KEYS[1], field) or '', 1, 22) ~= hash then
      redis.call('HSET', KEYS[1], field, hash .. ' ' .. ARGV[2])
    end
  end
  redis.call('EXPIRE', KEYS[1], ARGV[first + 3])
end
`

export const roomScripts = {
  /** ARGV from 3: see `write`. */
  create: `${write}
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
write(3)
return 1`,
  /** ARGV[3]: the version that the asker knows, or empty. */
  look: `${lookAt}
return lookAt(ARGV[3])`,
  /** KEYS[2]: the address's misses, as times; ARGV[3]: most misses, ARGV[4]: within milliseconds. */
  find: `${lookAt}
local now, most, span = tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local recent = {}
for at in string.gmatch(redis.call('GET', KEYS[2]) or '', '%d+') do
  if tonumber(at) > now - span then recent[#recent + 1] = at end
end
if #recent >= most then return tonumber(recent[1]) + span - now end
local found = lookAt('')
if found then return found end
recent[#recent + 1] = ARGV[2]
redis.call('SET', KEYS[2], table.concat(recent, ' '), 'PX', span)
return false`,
  /** ARGV[3]: the version that is replaced; from 4: see `write`. Without JSON the room is deleted. */
  swap: `${lookAt}${write}
if redis.call('HGET', KEYS[1], 'version') ~= ARGV[3] then return lookAt('') end
if ARGV[6] == '' then redis.call('DEL', KEYS[1]) else write(4) end
return 1`,
} as const
