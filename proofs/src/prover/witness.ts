import { AppError } from '@did/domain/errors'
import { fieldBytes } from './curve.ts'

export type CircuitInputs = Readonly<Record<string, readonly bigint[]>>

type WitnessProgram = {
  init: (sanityCheck: number) => void
  getInputSize: () => number
  getInputSignalSize: (high: number, low: number) => number
  setInputSignal: (high: number, low: number, place: number) => void
  getWitnessSize: () => number
  getWitness: (wire: number) => void
  readSharedRWMemory: (word: number) => number
  writeSharedRWMemory: (word: number, value: number) => void
}

const words = fieldBytes / 4

/**
 * Computes the witness, which has 32 bytes per wire, little-endian. Throws `proof-invalid` when the
 * statement is false.
 */
export async function computeWitness(program: WebAssembly.Module, inputs: CircuitInputs): Promise<Uint8Array> {
  const silent = () => {}
  const exceptionHandler = (code: number) => {
    throw new AppError('proof-invalid', `The statement does not hold (${code})`)
  }
  const runtime = {
    exceptionHandler,
    printErrorMessage: silent,
    writeBufferMessage: silent,
    showSharedRWMemory: silent,
  }
  const { exports } = await WebAssembly.instantiate(program, { runtime })
  // Every program of circom's version 2 exports these functions.
  const circuit = exports as unknown as WitnessProgram
  circuit.init(0)
  setInputs(circuit, inputs)
  const witness = new Uint32Array(circuit.getWitnessSize() * words)
  for (let wire = 0; wire < witness.length / words; wire++) {
    circuit.getWitness(wire)
    for (let word = 0; word < words; word++) witness[wire * words + word] = circuit.readSharedRWMemory(word)
  }
  return new Uint8Array(witness.buffer)
}

function setInputs(circuit: WitnessProgram, inputs: CircuitInputs): void {
  const count = Object.values(inputs).reduce((sum, values) => sum + values.length, 0)
  if (count !== circuit.getInputSize()) throw new AppError('invalid-input', 'The circuit takes other inputs')
  for (const [name, values] of Object.entries(inputs)) {
    const [high, low] = nameHash(name)
    if (circuit.getInputSignalSize(high, low) !== values.length)
      throw new AppError('invalid-input', `The circuit takes another ${name}`)
    for (const [place, value] of values.entries()) {
      for (let word = 0; word < words; word++)
        circuit.writeSharedRWMemory(word, Number((value >> BigInt(32 * word)) & 0xffffffffn))
      circuit.setInputSignal(high, low, place)
    }
  }
}

/**
 * Returns the 64-bit FNV-1a hash of an input's name, by which a witness program knows its inputs.
 */
function nameHash(name: string): readonly [high: number, low: number] {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(name)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return [Number(hash >> 32n), Number(hash & 0xffffffffn)]
}
