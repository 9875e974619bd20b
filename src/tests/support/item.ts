/** A title as lists and searches of the API have it. */
export const item = {
  id: 'movie-1',
  title: 'A Film',
  description: 'About something.',
  imageUrl: '/posters/none.jpg',
  rating: 78,
  contentType: 'movie',
  year: 2001,
  duration: 118,
  genre: 'Drama',
  platforms: ['One', 'Two', 'Three'],
}
