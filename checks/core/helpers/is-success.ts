/** Whether an HTTP status says that the request succeeded: 2xx. */
export const isSuccess = (status: number): boolean => status >= 200 && status < 300;
