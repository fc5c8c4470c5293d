export default function Home() { return <h1 className="text-xl">Hi</h1>; }
