import grounds from 'virtual:grounds';

/** Grounds of each signal, by its id: loaded with the first check that is opened, or the first file that is written. */
export { grounds };
