import { readWithComma, writeWithComma } from '../comma-numbers.ts'

export const readNumber = readWithComma

export const writeNumber = writeWithComma
