const waves = [4, 14, 24, 34, 44, 54]

/** The fine lines of a security paper, drawn in the current colour behind a card's band. The parent is `relative overflow-hidden`. */
export function Guilloche() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 56"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full opacity-30"
    >
      {waves.map((y) => (
        <path
          key={y}
          d={`M0 ${y} C 60 ${y - 12}, 120 ${y - 10}, 190 ${y + 1} S 320 ${y + 14}, 400 ${y - 6}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}
