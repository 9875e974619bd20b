import type { MoodId } from '#src/domain/mood/mood.ts'

/**
 * The moods' icons as path data on a 24-unit grid, drawn with round caps and a stroke width of 1.75. Drawing and stroke
 * stay within the box.
 * In order: an open laugh, a heart with an arrow, a lotus on water, a closed eye with a tear, a face with a power
 * symbol, a planet with a ring, a heartbeat line, an open book with rays of light.
 */
export const moodIcons: Readonly<Record<MoodId, string>> = {
  laugh:
    'M4.2 8.5a2.8 2.8 0 0 1 5.6 0M14.2 8.5a2.8 2.8 0 0 1 5.6 0M4.5 12.25h15a7.5 7.5 0 0 1-15 0zM8.6 18.9a4.3 4.3 0 0 1 6.8 0',
  romantic:
    'M12 19.7 5.6 13.1A4.3 4.3 0 0 1 11.6 7l.4.4.4-.4a4.3 4.3 0 0 1 6 6.1zM18.7 5.3l3-3M18.7 2.3h3v3M6.1 17.9l-3.8 3.8M2.2 18.8h3v3',
  calm: 'M12 4C9.7 6.4 8.7 8.9 8.7 11.1s1.1 4.3 3.3 5.9c2.2-1.6 3.3-3.7 3.3-5.9S14.3 6.4 12 4zM8.8 9.7C6.8 8.4 4.7 7.8 2.5 7.9c0 5.6 4 9.1 9.5 9.1s9.5-3.5 9.5-9.1c-2.2-.1-4.3.5-6.3 1.8M7.5 20.5h9',
  cry: 'M2.5 5.5c1.7 4 5.3 6 9.5 6s7.8-2 9.5-6M5 9l-2 2.2M19 9l2 2.2M8.3 10.9l-1 2.8M15.7 10.9l1 2.8M12 14c2 2.2 2.9 3.5 2.9 5a2.9 2.9 0 0 1-5.8 0c0-1.5.9-2.8 2.9-5z',
  mindless:
    'M8 4.2a9 9 0 1 0 8 0M12 2.2v5M7.2 11.6a1.8 1.8 0 0 0 3.2 0M13.6 11.6a1.8 1.8 0 0 0 3.2 0M9 16a4.3 4.3 0 0 0 6 0',
  escape: 'M4.7 12.4A10.7 3.2-22 1 0 17.6 7.2M18.1 12a6.1 6.1 0 1 1-12.2 0 6.1 6.1 0 1 1 12.2 0',
  adrenaline: 'M1.8 13.2h3.4l2.3-4.4 3.2 11.4L14.3 3l3.5 12.6 1.5-2.4h2.9',
  educational:
    'M12 12C10.2 10.6 7.3 10 3 10v9.5c4.3 0 7.2.6 9 2 1.8-1.4 4.7-2 9-2V10c-4.3 0-7.2.6-9 2zM12 12v9.5M12 2.5v4M6.3 3.9l1.6 2.7M17.7 3.9l-1.6 2.7',
}
