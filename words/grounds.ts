import grounds from 'virtual:grounds';

/** What each signal rests on, by its id: loaded with the first check that is opened, or the first file that is written. */
export { grounds };
