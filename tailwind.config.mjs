/**
 * Where class names stand. The theme is CSS: src/styles/theme.css.
 * @type {import('tailwindcss').Config}
 */
export default { content: ['./src/**/*.{astro,tsx}'] }
