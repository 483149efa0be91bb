/** Simple outlines, drawn here: the icon set has no trade marks. */
const networks = [
  {
    name: 'GitHub',
    href: 'https://github.com',
    path: 'M12 2a10 10 0 0 0-3.2 19.5c.5.1.7-.2.7-.5v-1.8c-2.8.6-3.4-1.3-3.4-1.3-.5-1.2-1.1-1.5-1.1-1.5-.9-.6.1-.6.1-.6 1 .1 1.5 1 1.5 1 .9 1.6 2.4 1.1 3 .9.1-.7.3-1.1.6-1.4-2.2-.3-4.6-1.1-4.6-5 0-1.1.4-2 1-2.7-.1-.3-.4-1.3.1-2.7 0 0 .8-.3 2.8 1a9.6 9.6 0 0 1 5 0c2-1.3 2.8-1 2.8-1 .5 1.4.2 2.4.1 2.7.6.7 1 1.6 1 2.7 0 3.9-2.4 4.7-4.6 5 .4.3.7.9.7 1.9V21c0 .3.2.6.7.5A10 10 0 0 0 12 2z',
  },
  {
    name: 'X',
    href: 'https://x.com',
    path: 'M4 3h4.6l4.1 5.7L17.6 3H20l-6.2 7.2L20.5 21h-4.6l-4.5-6.2L6 21H3.6l6.7-7.8L4 3zm3 1.7 9.8 14.6h1.1L8.2 4.7H7z',
  },
  {
    name: 'LinkedIn',
    href: 'https://www.linkedin.com',
    path: 'M4 3.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM2.5 9h3v11.5h-3V9zm5.5 0h2.9v1.6c.5-.9 1.6-1.9 3.4-1.9 3.5 0 4.2 2.2 4.2 5.2v6.6h-3v-5.9c0-1.4 0-3.2-2-3.2s-2.4 1.5-2.4 3.1v6H8V9z',
  },
]

export function SocialLinks() {
  return (
    <ul className="-ml-3 flex">
      {networks.map((network) => (
        <li key={network.name}>
          <a
            href={network.href}
            target="_blank"
            rel="noreferrer"
            className="grid size-11 place-items-center rounded-xl text-ink-2 hover:bg-brand-soft hover:text-ink-1"
          >
            <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5" fill="currentColor">
              <path d={network.path} />
            </svg>
            <span className="sr-only">{network.name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
