/** Assembler for a WebAssembly loop over blocks of doubles, two lanes at a time, with each value in its own local. */

/** Subset of the WebAssembly API in use, missing from the Node types. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object
  readonly Instance: new (module: object) => { readonly exports: Exports }
}

interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer }
  run(bytes: number): void
}

/** Index of a local. */
export type Local = number

const [GET, SET, LOOP, IF, BRANCH_IF, END] = [0x20, 0x21, 0x03, 0x04, 0x0d, 0x0b]
const [I32, V128, NO_RESULT, F64_CONST, I32_CONST, I32_ADD, I32_LESS, I32_IS_ZERO] = [0x7f, 0x7b, 0x40, 0x44, 0x41, 0x6a, 0x49, 0x45]
/** SIMD opcodes, on two doubles or four integers; each needs a prefix. */
const [LOAD, LOAD_BOTH, STORE, SPLAT, LANE, EQUAL, LOAD_LANE] = [0x00, 0x0a, 0x0b, 0x14, 0x1b, 0x47, 0x57]
const [GREATER, GREATER_OR_EQUAL, LESS_OR_EQUAL, NOT, AND, CHOOSE] = [0x4a, 0x4c, 0x4b, 0x4d, 0x4e, 0x52]
const [INTEGERS_SPLAT, WHOLE_32, LEAST_32, SHIFT_32, ALL_TRUE] = [0x11, 0xfd, 0xb7, 0xab, 0xc3]
const [SUM, DIFFERENCE, PRODUCT, QUOTIENT, SMALLER, LARGER, TOWARD_ZERO] = [0xf0, 0xf1, 0xf2, 0xf3, 0xf4, 0xf5, 0x7a]

const BYTES = 8
const PAGE = 65_536

/** Unsigned LEB128: seven bits per byte. */
function leb(value: number): number[] {
  const bytes: number[] = []
  let left = value
  for (; left >= 0x80; left = Math.floor(left / 0x80)) bytes.push((left % 0x80) + 0x80)
  return [...bytes, left]
}

const simd = (operation: number, ...after: readonly number[]): number[] => [0xfd, ...leb(operation), ...after]
const get = (local: Local): number[] => [GET, ...leb(local)]
const set = (local: Local): number[] => [SET, ...leb(local)]
const double = (value: number): number[] => [F64_CONST, ...new Uint8Array(Float64Array.of(value).buffer), ...simd(SPLAT)]
/** Signed LEB128 of a non-negative number: adds a byte when bit 6, the sign bit, would be set. */
const integer = (value: number): number[] => {
  const bytes = leb(value)
  const last = bytes.at(-1)!
  return [I32_CONST, ...(last < 0x40 ? bytes : [...bytes.slice(0, -1), last + 0x80, 0])]
}
const address = (offset: number): number[] => [0, ...leb(offset)]
const vector = (items: readonly (readonly number[])[]): number[] => [...leb(items.length), ...items.flat()]
const section = (id: number, content: readonly number[]): number[] => [id, ...leb(content.length), ...content]
const nameBytes = (name: string): number[] => vector([...name].map((letter) => [letter.charCodeAt(0)]))

const ONE = double(1)

const INSTRUCTIONS = {
  add: simd(SUM),
  sub: simd(DIFFERENCE),
  mul: simd(PRODUCT),
  div: simd(QUOTIENT),
  min: simd(SMALLER),
  max: simd(LARGER),
  trunc: simd(TOWARD_ZERO),
  gt: simd(GREATER),
  ge: simd(GREATER_OR_EQUAL),
  le: simd(LESS_OR_EQUAL),
  and: simd(AND),
  select: simd(CHOOSE),
  /** Converts a comparison mask: 1 when true, else 0. */
  oneWhere: [...ONE, ...simd(AND)],
  /** Converts a comparison mask: 0 when true, else NaN (all bits set). */
  zeroWhere: simd(NOT),
} as const

export type Instruction = keyof typeof INSTRUCTIONS

/** Locals of the loop: total bytes, and bytes processed. */
const [END_AT, AT]: readonly [Local, Local] = [0, 1]

export class Assembler {
  readonly #rows: number
  readonly #before: number[] = []
  readonly #body: number[] = []
  /** Type of each local after the parameter. */
  readonly #types: number[] = [I32]
  readonly #constants = new Map<number, Local>()
  readonly #tables: { readonly place: number; readonly values: readonly number[] }[] = []
  readonly #placesOf = new Map<string, readonly [Local, Local]>()
  #used = 0

  /** @param rows Rows per block; must be even, for the last pair. */
  constructor(rows: number) {
    this.#rows = rows
  }

  /** Reserves memory for the values of a block. @returns Its offset. */
  block(): number {
    return this.#place(this.#rows)
  }

  loaded(place: number): Local {
    return this.#value([...get(AT), ...simd(LOAD, ...address(place))])
  }

  /** Stores a value of each row. @returns Its offset. */
  stored(local: Local): number {
    const place = this.block()
    this.#body.push(...get(AT), ...get(local), ...simd(STORE, ...address(place)))
    return place
  }

  /** A constant, loaded once before the loop. */
  constant(value: number): Local {
    const known = this.#constants.get(value)
    if (known !== undefined) return known
    const local = this.#local(V128)
    this.#before.push(...double(value), ...set(local))
    this.#constants.set(value, local)
    return local
  }

  computed(instructions: readonly Instruction[], parts: readonly Local[]): Local {
    return this.#value([...parts.flatMap(get), ...instructions.flatMap((each) => INSTRUCTIONS[each])])
  }

  /** Value at a 1-based position; NaN before the first and after the last. */
  gather(values: readonly number[], position: Local): Local {
    const place = this.#place(values.length + 2)
    this.#tables.push({ place, values })
    const [first, second] = this.#places(position, values.length)
    return this.#value([...get(second), ...get(first), ...simd(LOAD_BOTH, ...address(place)), ...simd(LOAD_LANE, ...address(place), 1)])
  }

  /** Number of starts on or before a value; NaN when zero. Reuses the previous result, since consecutive rows often share the value. */
  countStarts(starts: readonly number[], local: Local): Local {
    const [last, found] = [this.#local(V128), this.#local(V128)]
    this.#before.push(...double(Number.NaN), ...set(last))
    const counted = starts.flatMap((start) => [
      ...get(local),
      ...double(start),
      ...simd(GREATER_OR_EQUAL),
      ...ONE,
      ...simd(AND),
      ...simd(SUM),
    ])
    const isAny = [...get(local), ...double(Math.min(...starts)), ...simd(GREATER_OR_EQUAL)]
    this.#body.push(
      ...[...get(local), ...get(last), ...simd(EQUAL), ...simd(ALL_TRUE), I32_IS_ZERO, IF, NO_RESULT],
      ...[...double(0), ...counted, ...double(Number.NaN), ...isAny, ...simd(CHOOSE), ...set(found)],
      ...[...get(local), ...set(last), END],
    )
    return found
  }

  assembled(): { readonly memory: ArrayBuffer; readonly run: (rows: number) => void } {
    const { memory, run } = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(this.#module()))).exports
    for (const { place, values } of this.#tables)
      new Float64Array(memory.buffer, place, values.length + 2).set([Number.NaN, ...values, Number.NaN])
    return { memory: memory.buffer, run: (rows) => run(rows * BYTES) }
  }

  /** Table offsets of the positions in both lanes, clamped to its ends. */
  #places(position: Local, length: number): readonly [Local, Local] {
    const key = `${position} ${length}`
    const known = this.#placesOf.get(key)
    if (known) return known
    const both = this.#value([
      ...[...get(position), ...simd(WHOLE_32), ...integer(length + 1), ...simd(INTEGERS_SPLAT), ...simd(LEAST_32)],
      ...[...integer(Math.log2(BYTES)), ...simd(SHIFT_32)],
    ])
    const places = [this.#local(I32), this.#local(I32)] as const
    for (const [lane, local] of places.entries()) this.#body.push(...get(both), ...simd(LANE, lane), ...set(local))
    this.#placesOf.set(key, places)
    return places
  }

  #place(doubles: number): number {
    const place = this.#used
    this.#used += doubles * BYTES
    return place
  }

  #local(type: number): Local {
    return this.#types.push(type)
  }

  #value(instructions: readonly number[]): Local {
    const local = this.#local(V128)
    this.#body.push(...instructions, ...set(local))
    return local
  }

  #module(): number[] {
    const pair = 2 * BYTES
    const next = [...get(AT), ...integer(pair), I32_ADD, ...set(AT), ...get(AT), ...get(END_AT), I32_LESS, BRANCH_IF, 0]
    const code = [...this.#before, LOOP, NO_RESULT, ...this.#body, ...next, END, END]
    const content = [...vector(this.#types.map((type) => [1, type])), ...code]
    return [
      ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      ...section(1, vector([[0x60, 1, I32, 0]])),
      ...section(3, vector([[0]])),
      ...section(5, vector([[0, ...leb(Math.ceil(this.#used / PAGE) || 1)]])),
      ...section(
        7,
        vector([
          [...nameBytes('memory'), 2, 0],
          [...nameBytes('run'), 0, 0],
        ]),
      ),
      ...section(10, vector([[...leb(content.length), ...content]])),
    ]
  }
}
