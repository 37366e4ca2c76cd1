/** Environment variable with the worker index; worker 0 refreshes the data. */
export const WORKER_INDEX_VARIABLE = 'CENTAVO_WORKER'
