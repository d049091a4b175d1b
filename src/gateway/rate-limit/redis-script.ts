/**
 * The sliding window of the memory limiter, for Redis: a list of the times of all counted requests, oldest first, in
 * milliseconds of Redis' own clock, the only one that all isolates share. One list is one client and one policy; it
 * expires when its last request has left the window. A script runs as a whole, so no two requests can take the same place.
 * Every number is an argument, so that Redis keeps one script.
 *
 * KEYS: the list. ARGV: limit, window in ms, the caller's time in ms (only for a store that hides its clock from scripts).
 * Returns: 1 or 0 for allowed, how many are left, and after how many ms the next place is free.
 */
export const RATE_LIMIT_SCRIPT = `
local limit, window = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.pcall('TIME')
local now = tonumber(ARGV[3])
if not time.err then now = time[1] * 1000 + math.floor(time[2] / 1000) end

local oldest = tonumber(redis.call('LINDEX', KEYS[1], 0) or now)
if oldest > now then
  redis.call('DEL', KEYS[1])
  oldest = now
end
local newest = tonumber(redis.call('LINDEX', KEYS[1], -1) or now)
if newest > now then now = newest end
while oldest <= now - window do
  redis.call('LPOP', KEYS[1])
  oldest = tonumber(redis.call('LINDEX', KEYS[1], 0) or now)
end

local count = redis.call('LLEN', KEYS[1])
local allowed = 0
if count < limit then
  redis.call('RPUSH', KEYS[1], string.format('%.0f', now))
  redis.call('PEXPIRE', KEYS[1], window)
  allowed = 1
  count = count + 1
elseif count > limit then
  oldest = tonumber(redis.call('LINDEX', KEYS[1], count - limit))
end
return { allowed, math.max(0, limit - count), oldest + window - now }
`;
