export const number = (value: number) => value.toLocaleString('en')
export const seconds = (ms: number) => `${number(ms / 1000)} seconds`
export const minutes = (ms: number) => `${number(ms / 60_000)} minutes`
export const hours = (ms: number) => `${number(ms / 3_600_000)} hours`
