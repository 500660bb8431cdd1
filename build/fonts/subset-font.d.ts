// The package has no types of its own; this is the part of it that we use.
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2'
    keepFeatures?: string[]
    dropTables?: string[]
    noHinting?: boolean
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
  export = subsetFont
}
